/** A place that one room keeps for what others bring; neither side knows the other. */
export type Offer<Shape> = { readonly name: string; readonly holds?: Shape }

/** Declares the place; whoever brings something, and whoever asks, imports it from the room that declares it. */
export const offer = <Shape>(name: string): Offer<Shape> => ({ name })

/** What a room brings to a place. */
export type Filled = { readonly offer: Offer<unknown>; readonly shapes: readonly unknown[] }

export const fill = <Shape>(into: Offer<Shape>, ...shapes: readonly Shape[]): Filled => ({ offer: into, shapes })

/** All that rooms brought to a place, in the order of the rooms. */
export type Offered = <Shape>(asked: Offer<Shape>) => readonly Shape[]

export const offeredBy =
  (filled: readonly Filled[]): Offered =>
  <Shape>(asked: Offer<Shape>) =>
    filled.filter(({ offer: into }) => into === asked).flatMap(({ shapes }) => shapes as readonly Shape[])
