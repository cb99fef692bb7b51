import AgricultureOutlined from '~icons/ic/outline-agriculture'
import BuildOutlined from '~icons/ic/outline-build'
import CleaningServicesOutlined from '~icons/ic/outline-cleaning-services'
import FreeBreakfastOutlined from '~icons/ic/outline-free-breakfast'
import Inventory2Outlined from '~icons/ic/outline-inventory-2'
import MoreHoriz from '~icons/ic/baseline-more-horiz'
import SwapHoriz from '~icons/ic/baseline-swap-horiz'
import VerifiedOutlined from '~icons/ic/outline-verified'
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
