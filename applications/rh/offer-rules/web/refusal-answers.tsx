import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { offerRulesCalls } from '../offer-rules.calls.ts'
import { offerRulesElement } from '../offer-rules.model.ts'
import { ownLanguages, type RefusalAnswer } from '../refusal-answer.model.ts'
import { NewReasonDialog } from './new-reason-dialog.tsx'
import { RefusalAnswerDialog } from './refusal-answer-dialog.tsx'

/** Reasons to refuse somebody: which are proposed, and what is written to him. */
export function RefusalAnswers() {
  const t = useT()
  const mayWrite = useLevel(offerRulesElement) >= 2
  const list = useListState({ module: 'rh.refusal-answers', usualSize: 25 })
  const answer = useCall(offerRulesCalls.getRefusalAnswers, {}, { staysOnPage: true })
  const reading = useLanguage()
  const [isAdding, setIsAdding] = useState(false)
  const [edited, setEdited] = useState<RefusalAnswer | null>(null)
  const nameOf = ({ reason, names }: RefusalAnswer) =>
    names ? names[reading] || names.fr : t(`rh.application.reason.${reason}`)
  const proposed = ({ isProposed }: RefusalAnswer) => t(isProposed ? 'answer.yes' : 'answer.no')
  const letter = (row: RefusalAnswer) =>
    ownLanguages(row)
      .map(language => t(`rh.offer.language.${language}`))
      .join(', ') || t('rh.refusal.usual')
  return (
    <>
      {mayWrite && (
        <Button variant="contained" startIcon={<Add />} sx={{ justifySelf: 'end' }} onClick={() => setIsAdding(true)}>
          {t('rh.refusal.new')}
        </Button>
      )}
      <DataTable
        label={t('rh.refusal.title')}
        {...wholeTable({
          list,
          answer,
          textOf: nameOf,
          columns: [
            { key: 'reason', label: t('field.reason'), text: nameOf },
            {
              key: 'isProposed',
              label: t('rh.refusal.proposed'),
              text: proposed,
              cell: row => <Chip label={proposed(row)} tone={row.isProposed ? 'success' : 'neutral'} />,
              onPhone: 'badge',
            },
            { key: 'letter', label: t('rh.refusal.letter'), text: letter },
          ],
        })}
        rowId={({ reason }) => reason}
        rowName={nameOf}
        {...(mayWrite && {
          rowActions: (row: RefusalAnswer) => [{ label: t('verb.edit'), onSelect: () => setEdited(row) }],
        })}
        searchBy={t('rh.refusal.search')}
        empty={{ title: t('rh.refusal.none') }}
      />
      {isAdding && <NewReasonDialog onClose={() => setIsAdding(false)} />}
      {edited && <RefusalAnswerDialog answer={edited} name={nameOf(edited)} onClose={() => setEdited(null)} />}
    </>
  )
}
