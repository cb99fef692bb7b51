import { useT } from '#kernel/web/i18n.ts'

type Props = { isChecked: boolean; onChange: (isChecked: boolean) => void }

export function RememberBox({ isChecked, onChange }: Props) {
  const t = useT()
  return (
    <label>
      <input type="checkbox" checked={isChecked} onChange={event => onChange(event.target.checked)} />
      {t('identity.login.remember')}
    </label>
  )
}
