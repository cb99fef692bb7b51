import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WaitingAct } from './waiting-act.ts'

type Stored = DBSchema & {
  acts: { key: number; value: Omit<WaitingAct, 'id'> & { id?: number } }
  answers: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<Stored>> | undefined

/**
 * What this device keeps: acts until the server has them, so that a reload or an empty battery loses none, and what was
 * answered last to screens that go on without network.
 */
export const deviceStore = () => {
  opened ??= openDB<Stored>('sillon', 1, {
    upgrade: store => {
      store.createObjectStore('acts', { keyPath: 'id', autoIncrement: true })
      store.createObjectStore('answers')
    },
  })
  return opened
}
