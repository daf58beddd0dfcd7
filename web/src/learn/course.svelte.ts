/** A lesson being taken: which step, what is said, what happens when something is chosen. It knows no rule. */
import { house } from "../house/house.svelte";
import { announce } from "../lib/announce.svelte";
import { api, fresh, Refused } from "../lib/api";
import { TableModel, type Source } from "../lib/tablemodel.svelte";
import { say } from "../lib/say.svelte";
import type {
  Foresight,
  Happened,
  CourseInfo,
  LessonMoment,
  LessonScene,
  LessonStep,
  TableInfo,
  Why,
} from "../lib/wire";
import { settled } from "./moments";
import { Showing } from "./showing.svelte";

/** A legal choice that the lesson does not ask for, and where it would lead. */
export interface Other {
  action: string;
  foresight: Foresight | null;
}

export class Course {
  lesson: CourseInfo;
  model: TableModel;
  step = $state(0);
  after = $state(false); // the move is made, and something is said about it
  other = $state.raw<Other | null>(null);
  happened = $state.raw<Happened[]>([]); // by the others, on the way to this step
  problem = $state.raw<Refused | null>(null);
  #next: LessonScene | null = null; // the scene of the next step, while something is said after
  #left: LessonMoment[] = [];
  #showing = new Showing();

  private constructor(lesson: CourseInfo, first: LessonScene) {
    this.lesson = $state.raw(lesson);
    const source: Source = {
      play: (action) => this.choose(action),
      foresee: (action) => this.#ask<Foresight>("foresee", action),
      why: (action) => this.#ask<Why>("why", action),
    };
    this.model = $state.raw(new TableModel(lesson.table, first.scene, source));
  }

  static async open(game: string, step = 0): Promise<Course> {
    const lesson = await api.get<CourseInfo>(`/api/lessons/${game}`);
    const begin = Math.min(Math.max(step, 0), lesson.steps.length - 1);
    const first = await api.get<LessonScene>(`/api/lessons/${game}/scene`, { step: begin });
    const course = new Course(lesson, first);
    course.step = begin;
    course.#arrive(first.moments);
    return course;
  }

  /** Whether moments are being shown. */
  get moving(): boolean {
    return this.#showing.moving;
  }

  get now(): LessonStep {
    return this.lesson.steps[this.step];
  }

  get asked(): string | null {
    return this.after ? null : (this.now.asked[0] ?? null);
  }

  get over(): boolean {
    return this.step === this.lesson.steps.length - 1;
  }

  /** The guided move this step belongs to, from 1; 0 before the first. */
  get move(): number {
    return this.#guided(this.now.move);
  }

  /** How many guided moves are done. */
  get done(): number {
    return this.move - (this.now.asked.length && !this.after ? 1 : 0);
  }

  #guided(until: number): number {
    return new Set(this.lesson.steps.filter((one) => one.asked.length && one.move <= until).map((one) => one.move))
      .size;
  }

  /** What the coach says: before a move, or once it is made. */
  get said(): string {
    return say.text(this.after ? `${this.now.text}-after` : this.now.text);
  }

  get title(): string {
    return say.text(this.now.text, {}, "title");
  }

  #ask<T>(what: string, action: string): Promise<T> {
    return api.get<T>(`/api/lessons/${this.lesson.game}/${what}`, { step: this.step, action });
  }

  #scene(step: number): Promise<LessonScene> {
    return api.get<LessonScene>(`/api/lessons/${this.lesson.game}/scene`, { step });
  }

  /** The learner chooses: the lesson goes on, or it is told kindly where that would lead. */
  async choose(action: string): Promise<void> {
    if (this.moving || !this.asked) return;
    if (this.now.asked.includes(action)) {
      await this.#made();
      return;
    }
    const foresight = await this.#ask<Foresight>("foresee", action).catch(() => null);
    this.other = { action, foresight };
    announce.say(say.text("learn-other-more", { option: this.tell(action), wanted: this.tell(this.asked ?? "") }));
  }

  /** An action of this step as its sentence. */
  tell(action: string): string {
    const option = this.model.options.find((one) => one.action === action);
    return option ? this.model.tell(option.word) : action;
  }

  /** On: what was told is read, or the move is shown to whoever does not make it. */
  async next(): Promise<void> {
    if (this.moving) this.#showing.hurry();
    else if (this.after && this.#next) await this.#enter(this.#next, this.#left);
    else if (this.now.asked.length) await this.#made();
    else if (!this.over) await this.#forward();
  }

  async back(): Promise<void> {
    this.#showing.stop();
    const to = this.after ? this.step : Math.max(0, this.step - 1);
    await this.#trying(async () => {
      const there = await this.#scene(to);
      this.step = to;
      this.model.cancel();
      this.model.show(there.scene);
      this.#arrive(there.moments);
    });
  }

  async again(): Promise<void> {
    this.step = 0;
    this.after = false;
    await this.back();
  }

  /** A table of one's own, from here on. */
  async playOn(level: number): Promise<string | null> {
    let table: string | null = null;
    await this.#trying(async () => {
      await house.be();
      const made = await api.post<TableInfo>(`/api/lessons/${this.lesson.game}/play`, { id: fresh(), level });
      table = made.table;
    });
    return table;
  }

  async #made(): Promise<void> {
    await this.#trying(async () => {
      const next = await this.#scene(this.step + 1);
      const [mine, theirs] = settled(next.moments, this.lesson.seat);
      this.other = null;
      this.model.cancel();
      const last = this.now.last;
      if (!(await this.#showing.show(this.model, mine))) return;
      if (last && say.has(`${this.now.text}-after`)) {
        this.#next = next;
        this.#left = theirs;
        if (!mine.length) this.model.show(next.moments.at(-1)?.scene ?? next.scene);
        this.after = true;
      } else {
        await this.#enter(next, theirs);
      }
    });
  }

  async #forward(): Promise<void> {
    await this.#trying(async () => {
      const next = await this.#scene(this.step + 1);
      await this.#enter(next, next.moments);
    });
  }

  async #enter(next: LessonScene, moments: LessonMoment[]): Promise<void> {
    if (!(await this.#showing.show(this.model, moments))) return;
    this.step += 1;
    this.model.show(next.scene);
    this.#arrive(next.moments);
  }

  #arrive(moments: LessonMoment[]): void {
    this.after = false;
    this.other = null;
    this.#next = null;
    this.#left = [];
    const [, theirs] = settled(moments, this.lesson.seat);
    this.happened = theirs.map((one) => one.happened);
  }

  async #trying(deed: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await deed();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.#showing.stop();
      this.problem = refused;
    }
  }
}
