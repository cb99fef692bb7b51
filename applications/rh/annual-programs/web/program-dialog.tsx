import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { annualProgramsCalls } from '../annual-programs.calls.ts'
import { type AnnualChoices, type AnnualProgram, NewProgram } from '../annual-programs.model.ts'
import { nextPeriod } from '../annual-weeks.model.ts'

type Props = {
  choices: AnnualChoices
  year: number
  /** The one that is changed; null for a new one. */
  program: AnnualProgram | null
  /** Whose weeks a new one takes over. */
  copyOf: AnnualProgram | null
  onClose: () => void
  onMade: (program: AnnualProgram) => void
}

/** Whose program it is and from when to when; its weeks are then filled on the band. */
export function ProgramDialog({ choices, year, program, copyOf, onClose, onMade }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send: create } = useSend(annualProgramsCalls.createAnnualProgram, { staysOnPage: true })
  const { send: edit } = useSend(annualProgramsCalls.editAnnualProgram, { staysOnPage: true })
  const companies = choices.companies.filter(({ can }) => can.write)
  const of = program ?? copyOf
  const [companyId, setCompanyId] = useState(of?.companyId ?? companies[0]?.id ?? '')
  const period = copyOf
    ? nextPeriod(copyOf)
    : { firstDay: program?.firstDay ?? `${year}-01-01`, lastDay: program?.lastDay ?? `${year}-12-31` }
  const values = {
    companyId,
    groupLabel: of?.groupLabel ?? '',
    unitIds: of?.units.map(({ id }) => id) ?? [],
    copyOfId: copyOf?.id ?? null,
    ...period,
  }
  const save = async ({ companyId: chosen, copyOfId, ...fields }: NewProgram) => {
    const made = program
      ? await edit({ ...fields, id: program.id, version: program.version, weeks: [] })
      : await create({ ...fields, companyId: chosen, copyOfId })
    alert.success(t('rh.annual.saved'))
    onMade(made)
    onClose()
  }
  return (
    <Dialog
      title={t(program ? 'verb.editNamed' : copyOf ? 'rh.annual.copy-named' : 'rh.annual.new', {
        name: of?.groupLabel ?? '',
      })}
      width="sm"
      onClose={onClose}
    >
      <Form schema={NewProgram} values={values} submit={t('verb.save')} onSubmit={save} onCancel={onClose}>
        {copyOf && <Typography color="text.secondary">{t('rh.annual.copy-text')}</Typography>}
        {program?.state === 'submitted' && <Typography color="text.secondary">{t('rh.annual.draft-again')}</Typography>}
        <SelectField
          name="companyId"
          label={t('field.company')}
          choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={program !== null}
          onChosen={chosen => setCompanyId(String(chosen))}
        />
        <TextField name="groupLabel" label={t('rh.annual.group')} help={t('rh.annual.group-help')} />
        <ManyField
          name="unitIds"
          label={t('rh.annual.units')}
          help={t('rh.annual.units-help')}
          suggestions={choices.units
            .filter(unit => unit.companyId === companyId)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateField name="firstDay" label={t('field.firstDay')} />
          <DateField name="lastDay" label={t('field.lastDay')} />
        </Box>
      </Form>
    </Dialog>
  )
}
