export { NoticeList } from './NoticeList.tsx';
export { NoticePage } from './page/NoticePage.tsx';
