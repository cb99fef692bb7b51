export const pictureKinds = ['avatar', 'profilePicture'] as const

/** The avatar stands beside a name; the profile picture is the same face, large. */
export type PictureKind = (typeof pictureKinds)[number]

/** Where a picture is fetched, below /api/. It changes with the picture: what is kept under it never goes stale. */
export const pictureAddress = (userId: string, kind: PictureKind, storageKey: string | null) =>
  storageKey && `user/picture/${userId}/${kind}?version=${storageKey.slice(-12)}`
