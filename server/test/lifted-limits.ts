/** Lifts the limits meant for people, because tests and benchmarks use one address and one process. */

export const LIFTED = {
  requestLimits: {
    person: 1e7,
    strangers: 1e7,
    address: 1e7,
    newcomers: 1e7,
    codes: 1e7,
    tables: 1e7,
    changes: 1e7,
    lines: 1e7,
    notes: 1e7,
    drafts: 1e7,
    frames: 1e9,
    strangerFrames: 1e9,
  },
  socketShares: { perPerson: 1e5, strangers: 1e5, perAddress: 1e5 },
  socketLimits: { rate: 1e6, burst: 1e6, watched: 1000, backlog: 1e8, unread: 1e9, patience: 1e6 },
} as const;
