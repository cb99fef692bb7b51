import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { EditorProps } from '../../component-editor.slot.ts'
import { questionnairesCalls } from '../../questionnaires.calls.ts'
import { OrderedList } from '../ordered-list.tsx'
import { moveBy } from '../move-by.ts'
import { NewQuestionnaireDialog } from './new-questionnaire-dialog.tsx'
import { QuestionnaireRow } from './questionnaire-row.tsx'
import { QuestionnaireWriting } from './questionnaire-writing.tsx'

/** The client's questionnaires, or the one that is being written. */
export function QuestionnairesEditor({ component: { elementId } }: EditorProps) {
  const t = useT()
  const { data, error, refetch } = useCall(questionnairesCalls.getQuestionnaires, { elementId })
  const [openedId, setOpenedId] = useState<string | null>(null)
  const [isNaming, setIsNaming] = useState(false)
  const move = moveBy(questionnairesCalls.moveQuestionnaire)
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={6} />
  const opened = data.find(({ id }) => id === openedId)
  if (opened) return <QuestionnaireWriting questionnaire={opened} onLeave={() => setOpenedId(null)} />
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setIsNaming(true)}>
      {t('configuration.questionnaires.add')}
    </Button>
  )
  return (
    <>
      {data.length === 0 ? (
        <Empty
          title={t('configuration.questionnaires.none')}
          text={t('configuration.questionnaires.none-text')}
          action={add}
        />
      ) : (
        <Box>
          <OrderedList
            label={t('configuration.questionnaires.title')}
            items={data}
            nameOf={({ name }) => name}
            onMove={move}
          >
            {questionnaire => (
              <QuestionnaireRow questionnaire={questionnaire} onOpen={() => setOpenedId(questionnaire.id)} />
            )}
          </OrderedList>
          <Box sx={{ mt: 1.5 }}>{add}</Box>
        </Box>
      )}
      {isNaming && (
        <NewQuestionnaireDialog elementId={elementId} onCreated={setOpenedId} onClose={() => setIsNaming(false)} />
      )}
    </>
  )
}
