/** Work that the house may refuse: it is done, or `problem` says why not, as a sentence to show. */
import { problemOf } from "./problems";

export class Trying {
  problem = $state("");

  /** `heard` is told of every refusal first; where it says true, nothing is left to say. */
  constructor(private readonly heard: (error: unknown) => boolean | Promise<boolean> = () => false) {}

  readonly to = async (work: () => Promise<void>): Promise<void> => {
    this.problem = "";
    try {
      await work();
    } catch (error) {
      if (!(await this.heard(error))) this.problem = problemOf(error);
    }
  };
}
