import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { ToDo } from './to-do.model.ts'

export const toDoCalls = calls('platform/to-do', {
  /** What waits for the caller in the client, of every application that he reads: the most urgent first. */
  getToDo: { method: 'GET', path: 'home/toDo', access: signedIn(), answer: z.array(ToDo) },
})
