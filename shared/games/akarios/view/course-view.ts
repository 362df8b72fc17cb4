// How far a fight has come: the objectives of its mission with what is done of what is needed, and the round track.

/**
 * `done` of `of`; the goal has come about once they are alike. Both are 0 or more, `of` may change while a fight goes on.
 * `hull`: what `ship` has lost of its hull. `word`: the table says when it has come about.
 */
export type ProgressView =
  | { readonly counts: 'ships' | 'markers' | 'rounds' | 'pilots' | 'word'; readonly done: number; readonly of: number }
  | { readonly counts: 'hull'; readonly done: number; readonly of: number; readonly ship: string }

export type ObjectiveView = {
  readonly id: string
  readonly wording: string
  readonly done: boolean
  /** It brings the failure of the mission. */
  readonly loses: boolean
  readonly progress: ProgressView
}

export type RoundTrackView = {
  /** Where the cubes lie (rule ER-004); none before round 1. */
  readonly cubes: readonly number[]
  /** The round at whose end an objective that counts rounds comes about, the nearest one; null where none is still to come. */
  readonly lastRound: number | null
  /** Waves of a fixed round that are still to come on this lap of the track. */
  readonly arrivals: readonly { readonly round: number; readonly at: 'roundStart' | 'roundEnd' }[]
}
