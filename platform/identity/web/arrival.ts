let arrived: string | undefined

/** A session was made in this tab; those who still hold a former one are told once the line to the server stands. */
export const noteArrival = (connectionUid: string) => {
  arrived = connectionUid
}

/** The session that was just made here, told once. */
export function takeArrival() {
  const connectionUid = arrived
  arrived = undefined
  return connectionUid
}
