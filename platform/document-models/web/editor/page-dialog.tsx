import Box from '@mui/material/Box'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import type { Body } from '../../body.model.ts'
import { orientations, pageFormats, type PageSetup } from '../../page-setup.model.ts'

type Props = { page: PageSetup; onSave: (page: PageSetup) => void; onClose: () => void }

const margin = z.number().min(0).max(100)
const side = z.number().min(20).max(420).optional()
const schema = z.strictObject({
  format: z.enum(pageFormats),
  orientation: z.enum(orientations),
  width: side,
  height: side,
  top: margin,
  right: margin,
  bottom: margin,
  left: margin,
  isNumbered: z.boolean(),
  firstPageDiffers: z.boolean(),
})

const numbered: Body = {
  type: 'doc',
  content: [{ type: 'paragraph', attrs: { align: 'center' }, content: [{ type: 'pageNumber' }] }],
}

const isNumbers = (footer: Body) => JSON.stringify(footer) === JSON.stringify(numbered)

/** A foot that somebody wrote stays as it is. */
function footerOf(footer: Body | null, isNumbered: boolean): Body | null {
  if (footer !== null && !isNumbers(footer)) return footer
  return isNumbered ? numbered : null
}

/** The sheet that the model is printed on. */
export function PageDialog({ page, onSave, onClose }: Props) {
  const t = useT()
  const save = ({ top, right, bottom, left, isNumbered, width, height, ...sheet }: z.output<typeof schema>) => {
    const isLabel = sheet.format === 'label'
    onSave({
      ...page,
      ...sheet,
      width: isLabel ? (width ?? 100) : null,
      height: isLabel ? (height ?? 60) : null,
      margins: { top, right, bottom, left },
      footer: footerOf(page.footer, isNumbered),
    })
    onClose()
  }
  const { format, orientation, width, height, margins, footer, firstPageDiffers } = page
  return (
    <Dialog title={t('document-models.page')} onClose={onClose}>
      <Form
        schema={schema}
        values={{
          format,
          orientation,
          width: width ?? undefined,
          height: height ?? undefined,
          ...margins,
          isNumbered: footer !== null && isNumbers(footer),
          firstPageDiffers,
        }}
        submit={t('document-models.apply')}
        onSubmit={save}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', pt: 1 }}>
          <SelectField
            name="format"
            label={t('document-models.sheet')}
            choices={pageFormats.map(value => ({ value, label: t(`document-models.sheet.${value}`) }))}
          />
          <SelectField
            name="orientation"
            label={t('document-models.orientation')}
            choices={orientations.map(value => ({ value, label: t(`document-models.orientation.${value}`) }))}
          />
          <NumberField name="width" label={t('document-models.width')} help={t('document-models.of-label')} unit="mm" />
          <NumberField name="height" label={t('document-models.height')} unit="mm" />
          {(['top', 'bottom', 'left', 'right'] as const).map(name => (
            <NumberField key={name} name={name} label={t(`document-models.margin.${name}`)} unit="mm" />
          ))}
        </Box>
        {(footer === null || isNumbers(footer)) && (
          <CheckboxField name="isNumbered" label={t('document-models.numbered')} />
        )}
        <CheckboxField name="firstPageDiffers" label={t('document-models.first-page-differs')} />
      </Form>
    </Dialog>
  )
}
