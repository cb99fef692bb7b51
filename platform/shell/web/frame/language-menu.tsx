import Translate from '~icons/ic/baseline-translate'
import { useT } from '#kernel/web/i18n.ts'
import { BarMenu } from './bar-menu.tsx'
import { LanguageItems } from './language-items.tsx'

export function LanguageMenu() {
  const t = useT()
  return (
    <BarMenu icon={Translate} label={t('field.language')}>
      {close => <LanguageItems onChoose={close} />}
    </BarMenu>
  )
}
