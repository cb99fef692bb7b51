import { raiseAlert } from '#kernel/web/alerts.ts'
import { t } from '#kernel/web/i18n.ts'
import type { OwnShortcut } from '../shortcut.model.ts'

/** Milliseconds after which the window of an action is closed (platform-core, section 7, Shortcuts). */
const actionTime = 50

/** An action opens a tiny window that closes at once; a link opens a new tab; any other type is told. */
export function openShortcut({ url, ShortcutType }: Pick<OwnShortcut, 'url' | 'ShortcutType'>) {
  if (ShortcutType.label === 'Action') return act(url)
  if (ShortcutType.label === 'Lien') return void window.open(url, '_blank', 'noopener')
  raiseAlert({ kind: 'warning', text: t('shortcuts.unknown-type') })
}

function act(url: string) {
  const opened = window.open(url, '_blank', 'popup,width=1,height=1,left=0,top=0')
  if (!opened) return raiseAlert({ kind: 'warning', text: t('shortcuts.popup-refused') })
  opened.opener = null
  setTimeout(() => {
    opened.close()
    raiseAlert({ kind: 'success', text: t('shortcuts.done') })
  }, actionTime)
}
