/** What holds for me and what I have reported, as every part of the page knows it. */
import { api } from "../lib/api";
import type { MyOrder, MySanction } from "../lib/wire";

const NOTHING: MyOrder = { me: null, sanctions: [], reports: [] };

class Standing {
  now = $state.raw<MyOrder>(NOTHING);

  async look(): Promise<MyOrder> {
    return (this.now = await api.myOrder());
  }

  of(kind: MySanction["kind"]): MySanction | undefined {
    return this.now.sanctions.find((one) => one.kind === kind);
  }
}

export const standing = new Standing();
