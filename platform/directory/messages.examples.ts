import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { messagesCalls } from './messages.calls.ts'

const draft = (here: Here) =>
  here.id('platform.message', ({ author_id, state }) => author_id === here.userId && state === 'draft')
const planned = (here: Here) =>
  here.id('platform.message', ({ author_id, state }) => author_id === here.userId && state !== 'draft')

/** A file that is joined to a message. */
const joined = (here: Here) => {
  const row = here.row('platform.message_file')
  return { id: String(row?.message_id ?? here.id('')), fileId: String(row?.file_id ?? here.id('')) }
}

export const messagesExamples: Examples<typeof messagesCalls> = {
  sendMessage: here => ({ id: draft(here) }),
  cancelMessage: here => ({ id: planned(here) }),
  getJoinedFile: joined,
  removeFile: joined,
}
