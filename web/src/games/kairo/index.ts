import type { GamePage } from "../../lib/gamepage";
import { say } from "../../lib/say.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { groups, label } from "./labels";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import { PIECES } from "./pieces";
import Preview from "./Preview.svelte";
import { marketOf } from "./view";

const page: GamePage = {
  Board,
  Panel,
  Hand,
  Preview,
  Piece,
  pieces: Object.keys(PIECES),
  groups,
  label,
  secrets: true,
  // behind screens, coins are not counted before the end [KA R15]
  points: (at) =>
    at.scene.view.screens && !at.scene.outcome ? ((at.scene.shown.points as number[] | undefined) ?? null) : null,
  progress: (at) => {
    const { trigger, stock } = marketOf(at);
    const text = trigger ? say.text("kairo-final") : say.text("ka-progress", { left: Math.min(...stock) });
    return { text, done: trigger ? 2 : 1, of: 2 };
  },
  rules: {
    BuildStall: "KA 5.2",
    BuildExtension: "KA 5.3",
    MoveStall: "KA 5.7",
    Lure: "KA 6.1",
    Draw: "KA 7.1",
    Stop: "KA 8.3",
    Play: "KA 5.1",
    Three: "KA 5.1c",
    Coin: "KA 5.1b",
    Discard: "KA 7.3",
    Choose: "KA 5.1",
    Cell: "KA 5.1",
    Face: "KA R4",
    Give: "KA 5.4",
    Customer: "KA 6.1c",
    Take: "KA 7.1a",
    TakePile: "KA 7.1b",
    TakeBarker: "KA 7.1c",
    StallPlaced: "KA 5.2",
    StallMoved: "KA 5.7",
    NeutralDrawn: "KA 3.9b",
    NeutralPlaced: "KA 3.9b",
    CardsPlayed: "KA 5.1",
    Paid: "KA 5.4",
    Extended: "KA 5.3",
    SizeScored: "KA 5.5",
    GoldWon: "KA 5.6",
    SilverWon: "KA 5.6",
    Lured: "KA 6.1",
    Arrived: "KA 6.4",
    Earned: "KA 6.5",
    TookFromDisplay: "KA 7.1a",
    TookFromPile: "KA 7.1b",
    TookBarker: "KA 7.1c",
    Discarded: "KA 7.3",
    DisplayFilled: "KA 7.4",
    Reshuffled: "KA 7.5",
    FinalPhaseBegan: "KA 8.1",
    Stopped: "KA 8.3",
    RanOut: "KA 8.3",
    Ended: "KA 8.5",
    ChooseAction: "KA 4.1",
    PlayCard: "KA 5.1",
    PayJoker: "KA 5.1b",
    LayThree: "KA 5.1c",
    ChooseColour: "KA 5.1",
    ChooseCell: "KA 5.1",
    ChooseSide: "KA R4",
    PayOwn: "KA 5.4",
    PayOther: "KA 5.4b",
    ChooseCustomer: "KA 6.1c",
    ChooseEntrance: "KA 6.2",
    DrawCard: "KA 7.1",
    DiscardCard: "KA 7.3",
  },
};

export default page;
