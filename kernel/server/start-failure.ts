/** A start that cannot go on, for a reason that the person who started Sillon can remove: one French sentence. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
