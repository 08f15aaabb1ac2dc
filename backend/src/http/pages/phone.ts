import { type SmallPage, smallPage } from './small-page.ts';

const SCRIPT = "location.href=document.querySelector('a').href";

/** A page that starts the call, and shows the number for a device that can't. */
export const phonePage = ({ tel, shown }: { readonly tel: string; readonly shown: string }): SmallPage =>
  smallPage({
    title: `Call ${shown}`,
    main: `<p>This code calls</p><h1>${shown}</h1><p><a href="${tel}">Call now</a></p>`,
    script: SCRIPT,
  });
