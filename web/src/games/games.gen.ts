// Made from src/parlour/games by build_tools/pages.py: do not edit.
export const GAMES: readonly string[] = ["worlds_fair", "kairo", "gatsby"];
