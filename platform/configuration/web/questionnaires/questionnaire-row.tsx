import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import type { Questionnaire } from '../../questionnaire.model.ts'
import { questionnairesCalls } from '../../questionnaires.calls.ts'
import { QuestionnaireChips } from './questionnaire-chips.tsx'

/** A questionnaire: where it stands, how much it asks, how often it was answered. */
export function QuestionnaireRow({ questionnaire, onOpen }: { questionnaire: Questionnaire; onOpen: () => void }) {
  const t = useT()
  const alert = useAlert()
  const [isErasing, setIsErasing] = useState(false)
  const { id, name, state, number, questions, isAhead, answered, version } = questionnaire
  const told = { staysOnPage: true }
  const publication = useSend(questionnairesCalls.publishQuestionnaire, {
    ...told,
    onDone: () => alert.success(t('configuration.questionnaires.published', { name })),
  })
  const archiving = useSend(questionnairesCalls.archiveQuestionnaire, {
    ...told,
    onDone: () => alert.success(t('configuration.questionnaires.archived', { name })),
  })
  const erasure = useSend(questionnairesCalls.deleteQuestionnaire, told)
  const canPublish = questions.length > 0 && (isAhead || state === 'archived')
  const counts = [
    number > 0 && t('configuration.questionnaires.version', { number }),
    t('configuration.questionnaires.questions', { count: questions.length }),
    t('configuration.questionnaires.answered', { count: answered }),
  ]
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Link component="button" variant="subtitle2" onClick={onOpen} sx={{ textAlign: 'start' }}>
            {name}
          </Link>
          <QuestionnaireChips questionnaire={questionnaire} />
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {counts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <RowMenu
        label={t('verb.actOnNamed', { name })}
        actions={[
          { label: t('verb.edit'), onSelect: onOpen },
          ...(canPublish
            ? [{ label: t('configuration.questionnaires.publish'), onSelect: () => publication.start({ id, version }) }]
            : []),
          ...(state === 'published'
            ? [{ label: t('verb.archive'), onSelect: () => archiving.start({ id, version }) }]
            : []),
          ...(number === 0
            ? [{ label: t('verb.delete'), isDestructive: true, onSelect: () => setIsErasing(true) }]
            : []),
        ]}
      />
      {isErasing && (
        <Confirm
          title={t('question.deleteNamed', { name })}
          verb={t('configuration.questionnaires.erase')}
          isDestructive
          onConfirm={() => erasure.send({ id })}
          onClose={() => setIsErasing(false)}
        >
          {t('configuration.questionnaires.erase-text', { count: questions.length })}
        </Confirm>
      )}
    </Box>
  )
}
