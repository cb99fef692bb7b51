import { useT } from '#kernel/web/i18n.ts'
import { ColourChoices } from '#kernel/web/kit/colour-choices.tsx'
import { useField } from '#kernel/web/kit/use-field.ts'

/** All of them seen on both pages. */
const usual = [
  '#B4631C',
  '#C9651B',
  '#A87400',
  '#2F8F46',
  '#0B8F88',
  '#2E86C1',
  '#4A78D0',
  '#7A6FD0',
  '#A35BC0',
  '#D0487A',
  '#D9534F',
  '#8A7A5C',
]

export function UsualColours({ name, label }: { name: string; label: string }) {
  const t = useT()
  const { value, change } = useField<string>(name, label)
  return <ColourChoices label={t('configuration.colours.usual')} colours={usual} chosen={value} onChoose={change} />
}
