import { type KindOfLocation, kindsOfStock, type LocationOfStock } from '../lot.model.ts'

const isStock = (kind: KindOfLocation) => (kindsOfStock as readonly string[]).includes(kind)

/** A place of stock by its name, another by what it is: the supplier, the waste. */
export const placeName = (t: (key: string) => string, { kind, name }: LocationOfStock) =>
  isStock(kind) ? name : t(`atelier.lot.location.${kind}`)
