/** Whether anything inside an element is still on its way; what goes on for ever does not count. */
export function moves(inside: Element | null): boolean {
  return (inside?.getAnimations?.({ subtree: true }) ?? []).some((one) => {
    const { iterations = 1 } = one.effect?.getTiming() ?? {};
    return one.playState === "running" && iterations !== Infinity;
  });
}
