/** Whose socket it is; the rooms follow from it, a browser never names one. */
export type SocketOwner = {
  userId: string
  sessionId: string
  connectionUid: string
  /** The client that the tab works in, and the person's services there. */
  clientId: string | null
  serviceIds: readonly string[]
}

/** A `member` is one person in one client: what belongs to a client is not told to his tabs that work in another. */
export type Room =
  | 'everybody'
  | `user:${string}`
  | `session:${string}`
  | `client:${string}`
  | `service:${string}`
  | `member:${string}/${string}`

export const memberRoom = (clientId: string, userId: string): Room => `member:${clientId}/${userId}`

export function roomsOf({ userId, sessionId, clientId, serviceIds }: SocketOwner): Room[] {
  const own: Room[] = ['everybody', `user:${userId}`, `session:${sessionId}`]
  if (clientId === null) return own
  const services = serviceIds.map((id): Room => `service:${id}`)
  return [...own, `client:${clientId}`, memberRoom(clientId, userId), ...services]
}
