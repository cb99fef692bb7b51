import { z } from 'zod'
import { signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { pictureKinds } from '#platform/identity/picture.model.ts'

/** What a telephone takes; it is drawn again, so that what its file tells beside the picture is never kept. */
const picture = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 15_000_000 }

const touches = 'everything'

/** The faces of people (platform-core, section 7, avatar and profile picture upload). */
export const picturesCalls = calls('platform/users', {
  uploadAvatar: {
    method: 'POST',
    path: 'user/uploadAvatar',
    access: signedInAnywhere(),
    outside: true,
    files: { picture },
    touches,
    answer: z.object({ avatar: z.string() }),
  },
  uploadProfilePicture: {
    method: 'POST',
    path: 'user/uploadProfilePicture',
    access: signedInAnywhere(),
    outside: true,
    files: { picture },
    touches,
    answer: z.object({ profilePicture: z.string() }),
  },
  /** One's own pictures, both. */
  removePictures: { method: 'DELETE', path: 'user/picture', access: signedInAnywhere(), touches, answer: nothing },
  /** One's own, and those of the people of the client. `version` says which one is meant to whoever keeps it. */
  getPicture: {
    method: 'GET',
    path: 'user/picture/:userId/:kind',
    access: signedInAnywhere(),
    input: z.strictObject({
      userId: idOf('platform.user'),
      kind: z.enum(pictureKinds),
      version: z.string().max(50).optional(),
    }),
    answer: file('image/webp'),
  },
})
