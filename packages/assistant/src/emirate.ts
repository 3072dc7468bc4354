/** The other emirates that people ask for the metro to. */
export type Emirate = 'abuDhabi' | 'sharjah' | 'ajman' | 'rasAlKhaimah' | 'fujairah';
