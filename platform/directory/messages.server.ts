import type { Clock } from '#kernel/server/clock.ts'
import { enqueue } from '#kernel/server/events.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import type { DirectorySource, Looking } from './directory-source.slot.ts'
import { messagesCalls } from './messages.calls.ts'
import { deleteMessage } from './server/delete-message.ts'
import { reasonInWords } from './server/failures.ts'
import { forgetFiles, joinedFile, joinFile } from './server/joined-files.ts'
import { testMessageName } from './server/message-jobs.ts'
import { heldMessage, moveMessage, requireDraft } from './server/message-state.ts'
import { messageFile, pageOfMessages, pageOfRecipients } from './server/messages.queries.ts'
import { openDirectory } from './server/open-directory.ts'
import { requireInPerimeter } from './server/perimeter-of-writer.ts'
import { reachOf } from './server/recipients.ts'
import { createMessage, editMessage } from './server/save-message.ts'
import { sendMessage } from './server/send-message.ts'

const element = 'annuaire/messages'

type Given = Looking & { db: PlatformDb; clock: Clock; say: Translate; language: Language }

export function messagesServer(sources: readonly DirectorySource[]) {
  const fileOf = async (given: Given, id: string) => messageFile(given.db, await openDirectory(sources, given), id)

  return platformAnswers(messagesCalls, {
    getMessages: ({ db, caller }, asked) => pageOfMessages(db, { ...asked, userId: caller.userId }),

    getMessage: (given, { id }) => fileOf(given, id),

    getMessageReach: async (given, { id }) => {
      const { channel, groups, contacts } = await fileOf(given, id)
      const ids = (named: readonly { id: string }[]) => named.map(one => one.id)
      const directory = await openDirectory(sources, given)
      return reachOf(given.db, directory, { channel, groups: ids(groups), contacts: ids(contacts) })
    },

    getRecipients: async ({ db, say, language }, asked) => {
      const page = await pageOfRecipients(db, asked)
      const inWords = (error: string | null) => error && reasonInWords(error, label => say(language, label))
      return { ...page, items: page.items.map(item => ({ ...item, error: inWords(item.error) })) }
    },

    createMessage: async (given, form) => {
      const directory = await openDirectory(sources, given)
      await requireInPerimeter(given, directory, element, form.contactIds)
      return fileOf(given, await createMessage(given.db, directory, form, given.clock.now().toString()))
    },

    editMessage: async (given, change) => {
      const directory = await openDirectory(sources, given)
      await requireInPerimeter(given, directory, element, change.contactIds)
      await editMessage(given.db, directory, change)
      return fileOf(given, change.id)
    },

    deleteMessage,

    joinFile: async (given, { id }) => {
      const { db, caller, clock, uploads } = given
      requireDraft(await heldMessage(db, id), 'draft')
      for (const file of uploads.file) await joinFile(db, id, caller.userId, file, clock.now().toString())
      return fileOf(given, id)
    },

    getJoinedFile: async ({ db, files }, { id, fileId }) => {
      const { name, mime, storageKey } = await joinedFile(db, id, fileId)
      return { name, type: mime, bytes: files.read(storageKey) }
    },

    removeFile: async ({ db, files, afterCommit }, { id, fileId }) => {
      requireDraft(await heldMessage(db, id), 'draft')
      const file = await joinedFile(db, id, fileId)
      await forgetFiles(db, [file])
      afterCommit(() => files.remove(file.storageKey))
    },

    testMessage: async ({ db, caller }, { id }) => {
      await heldMessage(db, id)
      await enqueue(db, testMessageName, { messageId: id, userId: caller.userId })
    },

    sendMessage: (given, asked) => sendMessage(given, sources, asked),

    cancelMessage: async (given, { id }) => {
      const { db, clock, caller } = given
      await moveMessage(db, await heldMessage(db, id), { to: 'cancelled', clock, actorId: caller.userId })
      return fileOf(given, id)
    },
  })
}
