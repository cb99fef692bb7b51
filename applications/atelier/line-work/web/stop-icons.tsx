import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined'
import BuildOutlined from '@mui/icons-material/BuildOutlined'
import CleaningServicesOutlined from '@mui/icons-material/CleaningServicesOutlined'
import FreeBreakfastOutlined from '@mui/icons-material/FreeBreakfastOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import SwapHoriz from '@mui/icons-material/SwapHoriz'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import type { ReactElement } from 'react'
import type { StopReason } from '#atelier/fabrication-orders/fabrication-order.model.ts'

/** A sign for each reason: some read them before the word. */
export const stopIcons: Record<StopReason, ReactElement> = {
  breakdown: <BuildOutlined />,
  format_change: <SwapHoriz />,
  raw_shortage: <AgricultureOutlined />,
  packaging_shortage: <Inventory2Outlined />,
  break: <FreeBreakfastOutlined />,
  cleaning: <CleaningServicesOutlined />,
  quality: <VerifiedOutlined />,
  other: <MoreHoriz />,
}
