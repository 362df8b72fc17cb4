// How each track is told apart: a shape and a colour of its own (rule CS-017), beside its name in the catalogue.
import type { Track } from '../../../../shared/games/akarios/tracks.ts'
import type { IconName } from '../../../ui/icons.tsx'

export interface TrackLook {
  readonly shape: IconName
  /** A colour of tokens.css. */
  readonly colour: `--${string}`
}

export const trackLooks = {
  hull: { shape: 'hull', colour: '--hull' },
  shield: { shape: 'shield', colour: '--shield' },
  stress: { shape: 'd-stress', colour: '--stress' },
  supply: { shape: 'supply', colour: '--supply' },
  round: { shape: 'round', colour: '--round' },
  effects: { shape: 'effects', colour: '--effects' },
} as const satisfies Record<Track, TrackLook>
