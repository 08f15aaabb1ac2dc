/** Google's mark in its own colours, as its guidelines for buttons ask for. The styles draw it. */
export const GoogleMark = () => <span className="qu-google-mark" aria-hidden="true" />;
