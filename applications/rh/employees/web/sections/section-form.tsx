import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ComponentType, useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { type FieldsOf, type FormSection, sectionFields } from '../../employee-sections.model.ts'
import type { Employee } from '../../employee.model.ts'
import { typedOf } from './typed-employee.ts'
import { useAskedPart } from './use-asked-part.ts'
import { useSaveSection } from './use-save-section.ts'
import { VersionConflict } from './version-conflict.tsx'

export type SectionFieldsProps = { employee: Employee }

type Props = {
  section: FormSection
  employee: Employee
  fields: ComponentType<SectionFieldsProps>
  /** One of several in a card, which says its own name. */
  isNamed: boolean
}

/** One part of a file, saved alone. Only what differs from the file as it was read is sent. */
export function SectionForm({ section, employee, fields: Fields, isNamed }: Props) {
  const t = useT()
  const headingId = useId()
  const { opened, savedByOther, save, takeOthers } = useSaveSection(section, employee)
  const part = useAskedPart(section)
  return (
    <Box ref={part} data-section={section} {...(isNamed && { role: 'group', 'aria-labelledby': headingId })}>
      {isNamed && (
        <Typography id={headingId} variant="subtitle2" component="h3" sx={{ mb: 1.25, color: 'text.secondary' }}>
          {t(`rh.employee.section-${section}`)}
        </Typography>
      )}
      <Form
        schema={sectionFields[section]}
        values={typedOf(section, opened)}
        onSubmit={typed => save(typed as FieldsOf<FormSection>)}
        submit={t('verb.save')}
        draft={`rh.employee.${employee.id}.${section}`}
        hasOwnActions={false}
      >
        {savedByOther && (
          <VersionConflict section={section} opened={opened} saved={savedByOther} onTaken={takeOthers} />
        )}
        <Fields employee={opened} />
      </Form>
    </Box>
  )
}
