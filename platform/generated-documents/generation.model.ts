/** Where somebody finds what he has had made. */
export const runsPath = '/documents/generations'
export const addressOfRun = (id: string) => `${runsPath}/${id}`

/** A record for which a document is asked. */
export type RecordToWriteFor = { id: string; name: string }
