import { useT } from '#kernel/web/i18n.ts'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'

/** What every form of a place asks: its code, its name, how large it is. */
export function SizesOfPlace() {
  const t = useT()
  return (
    <>
      <TextField name="code" label={t('field.code')} />
      <TextField name="name" label={t('field.name')} />
      <NumberField name="grossM2" label={t('culture.places.gross')} decimals={2} />
      <NumberField name="cultivatedM2" label={t('culture.places.cultivated')} decimals={2} />
      <NumberField name="rowCount" label={t('culture.places.row-count')} />
      <NumberField name="rowLengthM" label={t('culture.places.row-length')} decimals={2} />
    </>
  )
}
