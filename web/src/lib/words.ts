// Made by build_tools/words.py from the words of the games: do not edit.
/** Game → kind of word → field → the message of each value. */
export const NAMED: Record<string, Record<string, Record<string, Record<number, string>>>> = {
 "worlds_fair": {
  "AddSupporter": {
   "figure": {
    "0": "figure-burnham",
    "1": "figure-davis",
    "2": "figure-palmer",
    "3": "figure-mccormick",
    "4": "figure-saint-gaudens",
    "5": "figure-westinghouse",
    "6": "figure-schwab",
    "7": "figure-pullman"
   }
  },
  "SetSupporterDown": {
   "source": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "Placed": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "TookBack": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "FigurePlayed": {
   "figure": {
    "0": "figure-burnham",
    "1": "figure-davis",
    "2": "figure-palmer",
    "3": "figure-mccormick",
    "4": "figure-saint-gaudens",
    "5": "figure-westinghouse",
    "6": "figure-schwab",
    "7": "figure-pullman"
   }
  },
  "FigureDiscarded": {
   "figure": {
    "0": "figure-burnham",
    "1": "figure-davis",
    "2": "figure-palmer",
    "3": "figure-mccormick",
    "4": "figure-saint-gaudens",
    "5": "figure-westinghouse",
    "6": "figure-schwab",
    "7": "figure-pullman"
   }
  },
  "Added": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "Moved": {
   "source": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   },
   "target": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "Collected": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "CardAdded": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "Ranked": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   },
   "standing": {
    "0": "standing-none",
    "1": "standing-first",
    "2": "standing-tied-first",
    "3": "standing-second",
    "4": "standing-tied-second"
   }
  },
  "Approved": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "Recalled": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "Place": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "TakeBack": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "PlayFigure": {
   "figure": {
    "0": "figure-burnham",
    "1": "figure-davis",
    "2": "figure-palmer",
    "3": "figure-mccormick",
    "4": "figure-saint-gaudens",
    "5": "figure-westinghouse",
    "6": "figure-schwab",
    "7": "figure-pullman"
   }
  },
  "DiscardFigure": {
   "figure": {
    "0": "figure-burnham",
    "1": "figure-davis",
    "2": "figure-palmer",
    "3": "figure-mccormick",
    "4": "figure-saint-gaudens",
    "5": "figure-westinghouse",
    "6": "figure-schwab",
    "7": "figure-pullman"
   }
  },
  "Add": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "Lift": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  },
  "SetDown": {
   "area": {
    "0": "area-agriculture",
    "1": "area-fine-arts",
    "2": "area-electricity",
    "3": "area-manufactures",
    "4": "area-transportation"
   }
  }
 },
 "kairo": {
  "PlayCard": {
   "work": {
    "0": "work-stall",
    "1": "work-extension",
    "2": "work-move",
    "3": "work-start",
    "4": "work-neutral"
   }
  },
  "PayJoker": {
   "work": {
    "0": "work-stall",
    "1": "work-extension",
    "2": "work-move",
    "3": "work-start",
    "4": "work-neutral"
   }
  },
  "LayThree": {
   "work": {
    "0": "work-stall",
    "1": "work-extension",
    "2": "work-move",
    "3": "work-start",
    "4": "work-neutral"
   }
  },
  "ChooseColour": {
   "work": {
    "0": "work-stall",
    "1": "work-extension",
    "2": "work-move",
    "3": "work-start",
    "4": "work-neutral"
   }
  },
  "ChooseCell": {
   "work": {
    "0": "work-stall",
    "1": "work-extension",
    "2": "work-move",
    "3": "work-start",
    "4": "work-neutral"
   },
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "ChooseSide": {
   "work": {
    "0": "work-stall",
    "1": "work-extension",
    "2": "work-move",
    "3": "work-start",
    "4": "work-neutral"
   },
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "PayOwn": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "PayOther": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   },
   "other": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "ScoreExtension": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "ChooseEntrance": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "StallPlaced": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   },
   "side": {
    "0": "side-north",
    "1": "side-east",
    "2": "side-south",
    "3": "side-west"
   }
  },
  "StallMoved": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   },
   "side": {
    "0": "side-north",
    "1": "side-east",
    "2": "side-south",
    "3": "side-west"
   }
  },
  "NeutralDrawn": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "NeutralPlaced": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   },
   "side": {
    "0": "side-north",
    "1": "side-east",
    "2": "side-south",
    "3": "side-west"
   }
  },
  "Paid": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "Extended": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "SizeScored": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "GoldWon": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "SilverWon": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "Lured": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "Arrived": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "Earned": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "FinalPhaseBegan": {
   "trigger": {
    "0": "trigger-none",
    "1": "trigger-last-extension",
    "2": "trigger-two-colours",
    "3": "trigger-no-extension"
   }
  },
  "Coin": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "Choose": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "Face": {
   "side": {
    "0": "side-north",
    "1": "side-east",
    "2": "side-south",
    "3": "side-west"
   }
  },
  "Give": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  },
  "Customer": {
   "colour": {
    "0": "colour-purple",
    "1": "colour-red",
    "2": "colour-green",
    "3": "colour-yellow",
    "4": "colour-blue",
    "5": "colour-white"
   }
  }
 },
 "gatsby": {
  "BonusDue": {
   "bonus": {
    "0": "bonus-none",
    "1": "bonus-advance",
    "2": "bonus-command",
    "3": "bonus-swap",
    "4": "bonus-place",
    "5": "bonus-characters",
    "6": "bonus-draw"
   }
  },
  "LookSecond": {
   "first": {
    "0": "space-left",
    "1": "space-right",
    "2": "space-bottom",
    "3": "space-step-3",
    "4": "space-step-7",
    "5": "space-step-10",
    "6": "space-step-13",
    "7": "space-track-1",
    "8": "space-track-2",
    "9": "space-track-3",
    "10": "space-track-4",
    "11": "space-track-5"
   }
  },
  "PutBack": {
   "first": {
    "0": "space-left",
    "1": "space-right",
    "2": "space-bottom",
    "3": "space-step-3",
    "4": "space-step-7",
    "5": "space-step-10",
    "6": "space-step-13",
    "7": "space-track-1",
    "8": "space-track-2",
    "9": "space-track-3",
    "10": "space-track-4",
    "11": "space-track-5"
   },
   "second": {
    "0": "space-left",
    "1": "space-right",
    "2": "space-bottom",
    "3": "space-step-3",
    "4": "space-step-7",
    "5": "space-step-10",
    "6": "space-step-13",
    "7": "space-track-1",
    "8": "space-track-2",
    "9": "space-track-3",
    "10": "space-track-4",
    "11": "space-track-5"
   }
  },
  "Declined": {
   "bonus": {
    "0": "bonus-none",
    "1": "bonus-advance",
    "2": "bonus-command",
    "3": "bonus-swap",
    "4": "bonus-place",
    "5": "bonus-characters",
    "6": "bonus-draw"
   }
  },
  "Skipped": {
   "place": {
    "0": "place-cabaret",
    "1": "place-finance",
    "2": "place-racetrack"
   }
  },
  "Looked": {
   "first": {
    "0": "space-left",
    "1": "space-right",
    "2": "space-bottom",
    "3": "space-step-3",
    "4": "space-step-7",
    "5": "space-step-10",
    "6": "space-step-13",
    "7": "space-track-1",
    "8": "space-track-2",
    "9": "space-track-3",
    "10": "space-track-4",
    "11": "space-track-5"
   },
   "second": {
    "0": "space-left",
    "1": "space-right",
    "2": "space-bottom",
    "3": "space-step-3",
    "4": "space-step-7",
    "5": "space-step-10",
    "6": "space-step-13",
    "7": "space-track-1",
    "8": "space-track-2",
    "9": "space-track-3",
    "10": "space-track-4",
    "11": "space-track-5"
   }
  },
  "Returned": {
   "first": {
    "0": "space-left",
    "1": "space-right",
    "2": "space-bottom",
    "3": "space-step-3",
    "4": "space-step-7",
    "5": "space-step-10",
    "6": "space-step-13",
    "7": "space-track-1",
    "8": "space-track-2",
    "9": "space-track-3",
    "10": "space-track-4",
    "11": "space-track-5"
   },
   "second": {
    "0": "space-left",
    "1": "space-right",
    "2": "space-bottom",
    "3": "space-step-3",
    "4": "space-step-7",
    "5": "space-step-10",
    "6": "space-step-13",
    "7": "space-track-1",
    "8": "space-track-2",
    "9": "space-track-3",
    "10": "space-track-4",
    "11": "space-track-5"
   }
  },
  "Gained": {
   "space": {
    "0": "space-left",
    "1": "space-right",
    "2": "space-bottom",
    "3": "space-step-3",
    "4": "space-step-7",
    "5": "space-step-10",
    "6": "space-step-13",
    "7": "space-track-1",
    "8": "space-track-2",
    "9": "space-track-3",
    "10": "space-track-4",
    "11": "space-track-5"
   }
  },
  "Ended": {
   "reason": {
    "0": "ending-family",
    "1": "ending-five-families",
    "2": "ending-cabaret",
    "3": "ending-finance",
    "4": "ending-racetrack"
   }
  },
  "Shown": {
   "space": {
    "0": "space-left",
    "1": "space-right",
    "2": "space-bottom",
    "3": "space-step-3",
    "4": "space-step-7",
    "5": "space-step-10",
    "6": "space-step-13",
    "7": "space-track-1",
    "8": "space-track-2",
    "9": "space-track-3",
    "10": "space-track-4",
    "11": "space-track-5"
   }
  },
  "Look": {
   "space": {
    "0": "space-left",
    "1": "space-right",
    "2": "space-bottom",
    "3": "space-step-3",
    "4": "space-step-7",
    "5": "space-step-10",
    "6": "space-step-13",
    "7": "space-track-1",
    "8": "space-track-2",
    "9": "space-track-3",
    "10": "space-track-4",
    "11": "space-track-5"
   }
  },
  "And": {
   "space": {
    "0": "space-left",
    "1": "space-right",
    "2": "space-bottom",
    "3": "space-step-3",
    "4": "space-step-7",
    "5": "space-step-10",
    "6": "space-step-13",
    "7": "space-track-1",
    "8": "space-track-2",
    "9": "space-track-3",
    "10": "space-track-4",
    "11": "space-track-5"
   }
  }
 }
};
