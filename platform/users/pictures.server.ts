import { notFound } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { pictureKinds } from '#platform/identity/picture.model.ts'
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

  /** The rows that one may read are oneself and the people of the client; who has not come yet has no face there. */
  getPicture: async ({ db, files, caller }, { userId, kind }) => {
    const person = await db
      .selectFrom('platform.user as u')
      .select(`u.${keyColumns[kind]} as key`)
      .where('u.id', '=', userId)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('u.id', '=', caller.userId),
          exists(
            selectFrom('platform.client_user as m')
              .select('m.userId')
              .whereRef('m.userId', '=', 'u.id')
              .where('m.clientId', '=', eb => eb.fn('kernel.client_id'))
              .where(eb => eb.or([eb('m.acceptedAt', 'is not', null), eb('m.invitedAs', 'is', null)])),
          ),
        ]),
      )
      .executeTakeFirst()
    if (!person?.key) throw notFound()
    return { name: `${kind}.webp`, bytes: files.read(person.key) }
  },
})
