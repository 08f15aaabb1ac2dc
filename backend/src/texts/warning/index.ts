import type { Catalogue } from '../catalogue.ts';

const en = {
  title: 'This address may harm you',
  leads: 'This leads to:',
  back: 'Go back',
  on: 'Go on',
  why: {
    malware: 'It is said to spread harmful software.',
    phishing: 'It is said to deceive people, to get at passwords or money.',
    unwanted: 'It is said to offer software that does what nobody wants.',
    other: 'It is on a list of addresses that we warn of.',
  },
  google: 'Advisory provided by Google',
};

/** The page that warns scanners of a flagged address. */
export const WARNING_TEXTS: Catalogue<typeof en> = {
  en,
  de: {
    title: 'Diese Adresse kann Ihnen schaden',
    leads: 'Der Code führt zu:',
    back: 'Zurück',
    on: 'Weiter',
    why: {
      malware: 'Sie soll schädliche Programme verbreiten.',
      phishing: 'Sie soll Menschen täuschen, um an Passwörter oder Geld zu kommen.',
      unwanted: 'Sie soll Programme anbieten, die tun, was niemand will.',
      other: 'Sie steht auf einer Liste von Adressen, vor denen wir warnen.',
    },
    google: 'Hinweis von Google',
  },
  es: {
    title: 'Esta dirección puede perjudicarle',
    leads: 'El código lleva a:',
    back: 'Volver',
    on: 'Continuar',
    why: {
      malware: 'Según nuestros datos, difunde programas dañinos.',
      phishing: 'Según nuestros datos, engaña a la gente para conseguir contraseñas o dinero.',
      unwanted: 'Según nuestros datos, ofrece programas que hacen lo que nadie quiere.',
      other: 'Está en una lista de direcciones de las que avisamos.',
    },
    google: 'Aviso proporcionado por Google',
  },
  fr: {
    title: 'Cette adresse peut vous nuire',
    leads: 'Le code mène à :',
    back: 'Revenir',
    on: 'Continuer',
    why: {
      malware: 'Elle est signalée comme diffusant des logiciels malveillants.',
      phishing: 'Elle est signalée comme trompant les gens pour obtenir des mots de passe ou de l’argent.',
      unwanted: 'Elle est signalée comme proposant des logiciels indésirables.',
      other: 'Elle figure dans une liste d’adresses dont nous vous avertissons.',
    },
    google: 'Avertissement fourni par Google',
  },
  ar: {
    title: 'قد يضرّك هذا العنوان',
    leads: 'يقود الرمز إلى:',
    back: 'رجوع',
    on: 'متابعة',
    why: {
      malware: 'يُقال إنه ينشر برامج ضارة.',
      phishing: 'يُقال إنه يخدع الناس للحصول على كلمات المرور أو المال.',
      unwanted: 'يُقال إنه يعرض برامج تفعل ما لا يريده أحد.',
      other: 'إنه في قائمة عناوين نحذّر منها.',
    },
    google: 'تنبيه مقدَّم من Google',
  },
};
