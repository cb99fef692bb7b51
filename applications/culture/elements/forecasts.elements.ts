import { page } from '#kernel/shared/elements.ts'

export const forecastElements = [
  page('/culture/production', {
    name: { fr: 'Production', en: 'Production', es: 'Producción', ar: 'الإنتاج' },
  }),
  page('/culture/previsionRecolte', {
    name: { fr: 'Prévision de récolte', en: 'Harvest forecast', es: 'Previsión de cosecha', ar: 'توقع الجني' },
  }),
  page('/culture/previsionAnnuelle', {
    name: { fr: 'Prévision annuelle', en: 'Yearly forecast', es: 'Previsión anual', ar: 'التوقع السنوي' },
  }),
  page('/culture/rendement', {
    name: { fr: 'Rendement', en: 'Yield', es: 'Rendimiento', ar: 'المردود' },
  }),
]
