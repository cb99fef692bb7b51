import { module, page } from '#kernel/shared/elements.ts'

const variables = module('/energie/variables', {
  name: { fr: 'Variables', en: 'Variables', es: 'Variables', ar: 'المتغيرات' },
  children: [
    page('/energie/variables/planning', {
      name: { fr: 'Planning des moteurs', en: 'Engine plan', es: 'Plan de motores', ar: 'تخطيط المحركات' },
    }),
    page('/energie/variables/points10min', {
      name: { fr: 'Points 10 minutes', en: '10-minute points', es: 'Puntos de 10 minutos', ar: 'نقاط كل 10 دقائق' },
    }),
    page('/energie/variables/gazpcs', {
      name: { fr: 'PCS du gaz', en: 'Gas calorific value', es: 'PCS del gas', ar: 'القيمة الحرارية للغاز' },
    }),
    page('/energie/variables/autres', {
      name: { fr: 'Autres variables', en: 'Other variables', es: 'Otras variables', ar: 'متغيرات أخرى' },
    }),
  ],
})

const market = module('/energie/dataBourse', {
  name: { fr: 'Données de bourse', en: 'Market data', es: 'Datos de mercado', ar: 'بيانات السوق' },
  children: [
    page('/energie/dataBourse/gazpegeod', {
      name: {
        fr: 'Gaz PEG fin de journée',
        en: 'Gas PEG end of day',
        es: 'Gas PEG cierre diario',
        ar: 'غاز PEG نهاية اليوم',
      },
    }),
    page('/energie/dataBourse/gazco2', {
      name: { fr: 'Quotas de CO2', en: 'CO2 allowances', es: 'Derechos de CO2', ar: 'حصص ثاني أكسيد الكربون' },
    }),
    page('/energie/dataBourse/elecbase', {
      name: { fr: 'Électricité base', en: 'Base electricity', es: 'Electricidad base', ar: 'الكهرباء الأساسية' },
    }),
    page('/energie/dataBourse/elecgaz', {
      name: {
        fr: 'Gaz de cogénération',
        en: 'Cogeneration gas price',
        es: 'Gas de cogeneración',
        ar: 'مرجع غاز التوليد',
      },
    }),
    page('/energie/dataBourse/elecpre', {
      name: { fr: 'Prix des écarts', en: 'Imbalance price', es: 'Precio de desvíos', ar: 'سعر الفوارق' },
    }),
  ],
})

export const measureElements = [variables, market]
