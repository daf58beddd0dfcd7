/** What is asked of the house about clubs. */
import { api, fresh } from "../lib/api";
import type {
  ClubChange,
  ClubInfo,
  ClubInvitation,
  ClubLink,
  ClubLobby,
  ClubNow,
  ClubRecord,
  InvitationToClub,
  LeadersAct,
  Leaderboard,
  NewClub,
  NewEvening,
} from "../lib/wire";

const of = (club: string, what = ""): string => `/api/clubs/${encodeURIComponent(club)}${what}`;

export const clubs = {
  mine: () => api.get<ClubInfo[]>("/api/clubs"),
  make: (wanted: Omit<NewClub, "id">, id: string) => api.post<ClubNow>("/api/clubs", { ...wanted, id }),
  invitation: (code: string) => api.post<ClubInvitation>("/api/clubs/invitation", { code } satisfies InvitationToClub),
  join: (code: string) => api.post<ClubNow>("/api/clubs/join", { code } satisfies InvitationToClub),
  look: (club: string) => api.get<ClubNow>(of(club)),
  change: (club: string, wanted: ClubChange) => api.put<ClubNow>(of(club), wanted),
  leave: (club: string) => api.post<ClubInfo[]>(of(club, "/leave")),
  act: (club: string, wanted: LeadersAct) => api.post<ClubNow>(of(club, "/acts"), wanted),
  log: (club: string) => api.get<ClubRecord>(of(club, "/log")),
  link: (club: string) => api.get<ClubLink>(of(club, "/link")),
  renew: (club: string) => api.post<ClubLink>(of(club, "/link")),
  lobby: (club: string) => api.get<ClubLobby>(of(club, "/lobby")),
  ladder: (club: string, game: string, seats: number) =>
    api.get<Leaderboard>(of(club, `/ladder/${encodeURIComponent(game)}/${seats}`)),
  announce: (club: string, wanted: Omit<NewEvening, "id">) =>
    api.post<ClubNow>(of(club, "/evenings"), { ...wanted, id: fresh() } satisfies NewEvening),
  callOff: (club: string, evening: string) => api.delete<ClubNow>(of(club, `/evenings/${encodeURIComponent(evening)}`)),
  /** Where its calendar lies as a file. */
  file: (club: string) => of(club, "/calendar.ics"),
};
