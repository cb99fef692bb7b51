import PeopleAltOutlined from '~icons/ic/outline-people-alt'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { BarButton } from '#kernel/web/kit/bar-button.tsx'
import { later } from '#kernel/web/later.tsx'

const ConnectedUsersDrawer = later(async () => (await import('./connected-users-drawer.tsx')).ConnectedUsersDrawer)

/** Opens the list of those who work at this moment, fetched when it is first opened. */
export function ConnectedUsersButton() {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <BarButton icon={PeopleAltOutlined} label={t('presence.title')} opens="dialog" isOpen={isOpen} onClick={open} />
      {wasOpened && <ConnectedUsersDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
