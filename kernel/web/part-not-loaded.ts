import { currentPlace } from './navigation.ts'

/** A script, a style or a set of texts of the application could not be fetched. */
export class PartNotLoaded extends Error {
  /** The connection was missing while it was asked for: it may be back before anybody is told. */
  readonly wasCutOff: boolean

  constructor(path: string, { wasCutOff = false, ...options }: ErrorOptions & { wasCutOff?: boolean } = {}) {
    super(`The part for ${path} could not be loaded`, options)
    this.name = 'PartNotLoaded'
    this.wasCutOff = wasCutOff
  }
}

/** Of the page on screen. */
export const partNotLoadedHere = (cause: unknown, wasCutOff = false) =>
  new PartNotLoaded(currentPlace().path ?? window.location.pathname, { cause, wasCutOff })

export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Nothing after ${milliseconds} ms`)), milliseconds)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
