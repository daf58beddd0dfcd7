/** What happened on the way from one step of a lesson to the next. */
import type { LessonMoment } from "../lib/wire";

/** The learner's own moments, and those from the first of somebody else on. */
export function settled(moments: LessonMoment[], seat: number): [LessonMoment[], LessonMoment[]] {
  const first = moments.findIndex(({ happened }) => happened.seat !== seat);
  return first < 0 ? [moments, []] : [moments.slice(0, first), moments.slice(first)];
}
