import { clientIdOfTab } from './session.ts'

/** A file that somebody opened, as he would call it. */
export type RecentRecord = { address: string; title: string; detail: string | null }

const most = 5

/** Of this tab and of one client: it names people, and the end of the session empties the tab's storage. */
const key = () => `recent.${clientIdOfTab()}`

/** The files opened last, the newest first. */
export function recentRecords(): readonly RecentRecord[] {
  const kept = sessionStorage.getItem(key())
  return kept ? (JSON.parse(kept) as RecentRecord[]) : []
}

export function noteRecord(record: RecentRecord) {
  const others = recentRecords().filter(({ address }) => address !== record.address)
  sessionStorage.setItem(key(), JSON.stringify([record, ...others].slice(0, most)))
}
