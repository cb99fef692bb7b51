import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { type ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { currentSession, setPerson } from '#kernel/web/session.ts'
import { picturesCalls } from '../../pictures.calls.ts'

/** Both pictures are of the same photo: the small one beside a name, the large one on the profile. */
export function useChangePicture(onDone: () => void) {
  const t = useT()
  const alert = useAlert()
  const [failure, setFailure] = useState<string | null>(null)
  const told = { staysOnPage: true }
  const avatar = useSend(picturesCalls.uploadAvatar, told)
  const profile = useSend(picturesCalls.uploadProfilePicture, told)
  const removal = useSend(picturesCalls.removePictures, told)

  const attempt = async (work: () => Promise<string>) => {
    setFailure(null)
    try {
      alert.success(await work())
      onDone()
    } catch (error) {
      setFailure((error as ApiError).message)
    }
  }
  const save = (picture: File) =>
    attempt(async () => {
      await profile.send({}, { picture })
      showEverywhere((await avatar.send({}, { picture })).avatar)
      return t('users.picture.saved')
    })
  const remove = () =>
    attempt(async () => {
      await removal.send({})
      showEverywhere(null)
      return t('users.picture.removed')
    })
  return { save, remove, failure, isAtWork: profile.isSending || avatar.isSending || removal.isSending }
}

function showEverywhere(avatar: string | null) {
  const { person } = currentSession()
  if (person) setPerson({ ...person, avatar })
}
