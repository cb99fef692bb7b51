import { notFound } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { pictureKinds } from './picture.model.ts'
import { picturesCalls } from './pictures.calls.ts'
import { changePicture, keyColumns, replaceKey } from './server/change-picture.ts'

export const picturesServer = platformAnswers(picturesCalls, {
  uploadAvatar: async given => ({ avatar: await changePicture(given, 'avatar') }),

  uploadProfilePicture: async given => ({ profilePicture: await changePicture(given, 'profilePicture') }),

  removePictures: async ({ db, caller, files, afterCommit }) => {
    for (const kind of pictureKinds) {
      const former = await replaceKey(db, caller.userId, kind, null)
      if (former) afterCommit(() => files.remove(former))
    }
  },

  /** The rows that one may read are oneself and the people of the client: nobody else has a picture. */
  getPicture: async ({ db, files }, { userId, kind }) => {
    const person = await db
      .selectFrom('platform.user')
      .select(`${keyColumns[kind]} as key`)
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!person?.key) throw notFound()
    return { name: `${kind}.webp`, bytes: files.read(person.key) }
  },
})
