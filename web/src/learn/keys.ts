/** The keys of a lesson: numbers choose, Enter plays what is chosen, N and P turn the pages, W asks why not, R opens the rules. */
import type { Course } from "./course.svelte";

const PAUSE = 700;

export function lessonKeys(now: () => Course | null, rules: () => void): (event: KeyboardEvent) => void {
  let typed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function number(course: Course, digit: string): void {
    const { model } = course;
    if (!model.mine) return;
    clearTimeout(timer);
    const longer = Number(typed + digit);
    typed = longer >= 1 && longer <= model.options.length ? typed + digit : digit;
    const option = model.options[Number(typed) - 1];
    if (option && model.chosen !== option.action) model.touch(option.action);
    else if (option && typed.length === 1) void model.play(option.action);
    timer = setTimeout(() => (typed = ""), PAUSE);
  }

  return (event) => {
    const course = now();
    const target = event.target as HTMLElement | null;
    if (!course || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[0-9]$/.test(key)) number(course, key);
    else if (key === "Escape") course.model.cancel();
    else if (key === "Enter" && course.model.chosen && target === document.body)
      void course.model.play(course.model.chosen);
    else if (key === "n") void course.next();
    else if (key === "p") void course.back();
    else if (key === "w") course.model.asking = !course.model.asking;
    else if (key === "r") rules();
    else return;
    event.preventDefault();
  };
}
