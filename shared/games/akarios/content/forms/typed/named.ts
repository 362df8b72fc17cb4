// A thing that a typed line may name: by its id, or as it is called.
export type Named = {
  readonly id: string
  readonly name: string
  /** The kind of entry. */
  readonly of: string
}
