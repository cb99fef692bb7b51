import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WaitingAct } from './waiting-act.ts'

type Stored = DBSchema & { acts: { key: number; value: Omit<WaitingAct, 'id'> & { id?: number } } }

let opened: Promise<IDBPDatabase<Stored>> | undefined

/** What this device keeps until the server has it: a reload or an empty battery loses nothing of it. */
export const deviceStore = () => {
  opened ??= openDB<Stored>('sillon', 1, {
    upgrade: store => void store.createObjectStore('acts', { keyPath: 'id', autoIncrement: true }),
  })
  return opened
}
