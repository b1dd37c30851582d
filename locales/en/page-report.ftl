## Reports to the operator

page-report = Report to the operator
page-report-heading = Something wrong here?
page-report-brief = Tell the operator of this server about insults, bad names or unfair play.
page-report-about = Only the operator of this server reads it. The others are not told.
page-report-whom = Who is it about?
page-report-table = The table
page-report-why = What is it about?
page-report-chat = Insults, threats or spam in the chat
page-report-name = An offensive name
page-report-play = Cheating or unfair play
page-report-other = Something else
page-report-words = More about it (if you like)
page-report-words-needed = What do you want to report?
page-report-send = Send the report
page-report-cancel = Cancel
page-report-sent = Thank you. The operator has your report.
