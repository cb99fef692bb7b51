import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { turnsWithLanguage } from '#kernel/web/kit/turns-with-language.ts'
import type { RoundPlant } from '../plant-round.model.ts'

type Props = { plant: RoundPlant; place: number; count: number; onGo: (place: number) => void }

/** Which plant it is, where it stands, and the ones beside it. */
export function PlantHead({ plant: { tag, rowLabel, position, missing }, place, count, onGo }: Props) {
  const t = useT()
  const where =
    rowLabel === null
      ? null
      : position === null
        ? t('culture.rounds.row-named', { row: rowLabel })
        : t('culture.rounds.row-and-place', { row: rowLabel, position })
  const about = [where, missing && t(`culture.rounds.missing.${missing}`)].filter(Boolean).join(' · ')
  const step = (to: number, label: string, icon: ReactNode) => (
    <IconButton
      aria-label={label}
      disabled={to < 0 || to >= count}
      onClick={() => onGo(to)}
      sx={{ width: 56, height: 56 }}
    >
      {icon}
    </IconButton>
  )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      {step(place - 1, t('culture.rounds.plant-before'), <ChevronLeft sx={{ fontSize: 32, ...turnsWithLanguage }} />)}
      <Box sx={{ textAlign: 'center', minWidth: 0 }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1.6rem', lineHeight: 1.15 }}>
          <bdi>{tag}</bdi>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{about}</Box>
      </Box>
      {step(place + 1, t('culture.rounds.plant-after'), <ChevronRight sx={{ fontSize: 32, ...turnsWithLanguage }} />)}
    </Box>
  )
}
