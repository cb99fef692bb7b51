import Add from '~icons/ic/baseline-add'
import DeleteOutlined from '~icons/ic/outline-delete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import type { CompositionChoices } from '../composition.model.ts'

/** Families of produce, each with its share of the net weight and what is lost of it. */
export function RawLines({ families }: Pick<CompositionChoices, 'families'>) {
  const t = useT()
  const suggestions = families.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))
  return (
    <Lines name="raws" title={t('atelier.composition.raws')} blank={{ familyId: '', pct: '', lossPct: 0 }}>
      {at => (
        <>
          <AutocompleteField name={`${at}.familyId`} label={t('trade.family')} suggestions={suggestions} />
          <NumberField name={`${at}.pct`} label={t('atelier.composition.share')} decimals={2} unit="%" />
          <NumberField name={`${at}.lossPct`} label={t('atelier.composition.loss')} decimals={1} unit="%" />
        </>
      )}
    </Lines>
  )
}

/** Packaging, each with what a case takes of it. */
export function PackagingLines({ packagings }: Pick<CompositionChoices, 'packagings'>) {
  const t = useT()
  const suggestions = packagings.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))
  return (
    <Lines
      name="packagings"
      title={t('atelier.composition.packagings')}
      blank={{ packagingId: '', quantity: '', lossPct: 0 }}
    >
      {at => (
        <>
          <AutocompleteField
            name={`${at}.packagingId`}
            label={t('atelier.composition.packaging')}
            suggestions={suggestions}
          />
          <NumberField name={`${at}.quantity`} label={t('atelier.composition.quantity')} decimals={3} />
          <NumberField name={`${at}.lossPct`} label={t('atelier.composition.loss')} decimals={1} unit="%" />
        </>
      )}
    </Lines>
  )
}

type LinesProps = { name: string; title: string; blank: object; children: (at: string) => ReactNode }

function Lines({ name, title, blank, children }: LinesProps) {
  const t = useT()
  const titleId = useId()
  const { fields, append, remove } = useFieldArray({ name })
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5, justifyItems: 'stretch' }}>
      <Typography id={titleId} variant="subtitle2" component="span">
        {title}
      </Typography>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr 1fr auto', sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
            '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          }}
        >
          {children(`${name}.${index}`)}
          <IconButton
            aria-label={t('atelier.composition.remove', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ mt: 0.5 }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button size="small" startIcon={<Add />} sx={{ justifySelf: 'start' }} onClick={() => append(blank)}>
        {t('verb.add')}
      </Button>
    </Box>
  )
}
